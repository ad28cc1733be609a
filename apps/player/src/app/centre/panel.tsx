import { IconButton, join, Panel as PanelBox } from '@fairhouse/ui'
import { closeCentre, openCentre, type CentrePage } from '#lib/centre'
import { useCentreWords } from '#lib/centre-words'
import { asked, useQuery } from '#lib/query'
import { Nav } from './nav.tsx'
import { Page } from './page.tsx'
import type { CentreFacts } from './pages.ts'
import { rowsOf } from './pages-of.ts'

interface Props {
  page: CentrePage
  isOpen: boolean
  facts: CentreFacts
}

const home = 'memberCenter'
const walletsQuery = asked('GET /wps/relay/GCS_merchantWallet', '', {})

/**
 * The menu stands beside the page; on a phone it stands below the first page, and every other page
 * has a way back to it.
 */
export function Panel({ page, isOpen, facts }: Props) {
  const { tc } = useCentreWords()
  const { data: wallets } = useQuery(walletsQuery)
  const rows = rowsOf({ ...facts, isSingle: wallets?.isSingle })
  const row = rows.find((found) => found.page === page) ?? rows[0]
  if (!row) return null
  const isHome = row.page === home
  return (
    <PanelBox
      open={isOpen}
      onClose={closeCentre}
      title={tc(row.label)}
      closeLabel={tc('centre.close')}
      lead={
        !isHome && (
          <span className="-ms-3 rotate-90 md:hidden rtl:-rotate-90">
            <IconButton
              variant="plain"
              icon="chevron"
              label={tc('centre.back')}
              onClick={() => openCentre(home)}
            />
          </span>
        )
      }
    >
      <div className="flex min-h-full flex-col gap-8 md:flex-row">
        <Nav
          rows={rows}
          current={row.page}
          className={join('max-md:order-last', !isHome && 'max-md:hidden')}
        />
        <Page key={row.page} row={row} />
      </div>
    </PanelBox>
  )
}
