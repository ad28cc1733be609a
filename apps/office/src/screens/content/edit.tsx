import { nowMs } from '@fairhouse/browser/clock'
import type { ContentKind } from '@fairhouse/protocol'
import { useParams, useSearchParams } from 'wouter'
import { Listed } from '#features/list'
import { Page } from '#features/page'
import { asking, useLook } from '#lib/ask'
import { useWords } from '#lib/later-words'
import { History } from './history.tsx'
import { PieceForm } from './piece-form.tsx'
import { SiteLook } from './site-look.tsx'
import { isKind, newPiece, titleOf, type Told } from './told.ts'

/** One thing that a brand shows, or one that is to be. */
export function EditContent() {
  const { kind, id } = useParams<{ kind: string; id: string }>()
  const [search] = useSearchParams()
  const brandId = search.get('brand') ?? undefined
  return isKind(kind) ? <Edit {...{ kind, id, brandId }} key={`${kind} ${id}`} /> : null
}

interface Props {
  kind: ContentKind
  id: string
  brandId: string | undefined
}

function Edit({ kind, id, brandId }: Props) {
  const { t, language } = useWords()
  const answer = useLook(
    asking('GET /office/api/content', { kind, ...(brandId !== undefined && { brandId }) }),
  )
  const title = (told: Told | undefined) => {
    const row = told?.list.find(({ piece }) => piece.id === id)
    const brand = told?.brands.find((one) => one.id === told.brandId)
    return row && brand ? titleOf(row.piece, language, brand) : t(`content.add_${kind}`)
  }
  const list = `/content?kind=${kind}${brandId === undefined ? '' : `&brand=${brandId}`}`
  return (
    <Page
      title={title(answer.data)}
      back={{ href: list, label: t(`content.kind_${kind}`) }}
      actions={answer.data && <SiteLook told={answer.data} />}
    >
      <Listed answer={answer}>
        {(told) => {
          const row = told.list.find(({ piece }) => piece.id === id)
          const brand = told.brands.find((one) => one.id === told.brandId)
          if (!brand || (!row && id !== 'new')) return <p>{t('common.not_there')}</p>
          const fresh = newPiece(kind, new Date(nowMs()).toISOString())
          const first = row?.draft?.piece ?? row?.piece ?? fresh
          return (
            <>
              <PieceForm key={row?.seen} {...{ brand, first, row, list }} />
              {row && <History {...{ brand, kind, id, seen: row.seen }} />}
            </>
          )
        }}
      </Listed>
    </Page>
  )
}
