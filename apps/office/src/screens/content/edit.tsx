import { adminWords } from '@fairhouse/i18n/office'
import { nowMs } from '@fairhouse/browser/clock'
import type { ContentKind } from '@fairhouse/protocol'
import { useParams, useSearchParams } from 'wouter'
import { LoadState } from '#features/list'
import { Page } from '#features/page'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useWords } from '#lib/words'
import { History } from './history.tsx'
import { PieceForm } from './piece-form.tsx'
import { SitePreview } from './site-preview.tsx'
import { isKind, newPiece, titleOf, type ContentListing } from './view.ts'

/** Edits a new or existing piece of content. */
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
  const { t, language } = useWords(adminWords)
  const answer = useQueryOnce(
    freshQuery('GET /office/api/content', { kind, ...(brandId !== undefined && { brandId }) }),
  )
  const title = (listing: ContentListing | undefined) => {
    const row = listing?.list.find(({ piece }) => piece.id === id)
    const brand = listing?.brands.find((one) => one.id === listing.brandId)
    return row && brand ? titleOf(row.piece, language, brand) : t(`content.add_${kind}`)
  }
  const list = `/content?kind=${kind}${brandId === undefined ? '' : `&brand=${brandId}`}`
  return (
    <Page
      title={title(answer.data)}
      back={{ href: list, label: t(`content.kind_${kind}`) }}
      actions={answer.data && <SitePreview listing={answer.data} />}
    >
      <LoadState answer={answer}>
        {(listing) => {
          const row = listing.list.find(({ piece }) => piece.id === id)
          const brand = listing.brands.find((one) => one.id === listing.brandId)
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
      </LoadState>
    </Page>
  )
}
