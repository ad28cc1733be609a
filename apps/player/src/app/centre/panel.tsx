import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { IconButton, join, Panel as PanelBox } from '@fairhouse/ui'
import { closeCentre, openCentre, type CentrePage } from '#lib/centre'
import { useHasReferral } from '#lib/promo'
import { callQuery, useQuery } from '#lib/query'
import { Nav } from './nav.tsx'
import { Page } from './page.tsx'
import type { CentreFacts } from './pages.ts'
import { shownRows } from './shown-pages.ts'

interface Props {
  page: CentrePage
  isOpen: boolean
  facts: CentreFacts
}

const home = 'memberCenter'
const walletsQuery = callQuery('GET /wps/relay/GCS_merchantWallet', '', {})

/**
 * Shows the menu beside the page. On a phone the menu is below the first page, and every other
 * page has a back button.
 */
export function Panel({ page, isOpen, facts }: Props) {
  const { t } = useWords(centreWords)
  const { data: wallets } = useQuery(walletsQuery)
  const hasReferral = useHasReferral()
  const rows = shownRows({ ...facts, isSingle: wallets?.isSingle, hasReferral })
  const row = rows.find((found) => found.page === page) ?? rows[0]
  if (!row) return null
  const isHome = row.page === home
  return (
    <PanelBox
      open={isOpen}
      isInAddress
      onClose={closeCentre}
      title={t(row.label)}
      closeLabel={t('centre.close')}
      lead={
        !isHome && (
          <span className="-ms-3 rotate-90 md:hidden rtl:-rotate-90">
            <IconButton
              variant="plain"
              icon="chevron"
              label={t('centre.back')}
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
