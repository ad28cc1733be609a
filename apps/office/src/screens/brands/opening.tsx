import { adminWords } from '@fairhouse/i18n/office'
import { Icon, join } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Section } from '#features/page'
import { Tag } from '#features/tag'
import { languageName } from '#lib/language-name'
import { linkClass } from '#lib/text-classes'
import { useWords } from '#lib/words'
import type { EditorTab } from './editor-tabs.ts'
import type { BrandDetail } from './view.ts'

type Item = BrandDetail['opening'][number]
type Gap = Item['gaps'][number]

interface Props {
  one: BrandDetail
  onTab: (tab: EditorTab) => void
}

/** What the brand needs before it opens, each item with the way to what is missing. */
export function Opening({ one: { brand, opening }, onTab }: Props) {
  const { t } = useWords(adminWords)
  const missing = opening.filter(({ gaps }) => gaps.length > 0)
  if (opening.length === 0 || (missing.length === 0 && !brand.maintenance)) return null
  return (
    <Section title={t('brands.opening')}>
      <p className="text-sm text-text-quiet">
        {missing.length === 0
          ? t('brands.opening_ready')
          : t('brands.opening_text', { count: missing.length })}
      </p>
      <ul aria-label={t('brands.opening')} className="flex flex-col divide-y divide-line">
        {opening.map((item) => (
          <OpeningItem key={item.item} brandId={brand.id} item={item} onTab={onTab} />
        ))}
      </ul>
    </Section>
  )
}

interface ItemProps {
  brandId: string
  item: Item
  onTab: Props['onTab']
}

/** Enough to begin with; the rest shows as these are done. */
const maxShown = 6

function OpeningItem({ brandId, item: { item, gaps }, onTab }: ItemProps) {
  const { t } = useWords(adminWords)
  const isDone = gaps.length === 0
  const rest = gaps.length - maxShown
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
      <span className="flex min-h-11 basis-48 items-center gap-2 font-medium">
        <Icon
          name={isDone ? 'check' : 'alert'}
          className={join('size-5 shrink-0', isDone ? 'text-good' : 'text-warn')}
        />
        {t(`brands.opening_${item}`)}
      </span>
      <div className="flex min-h-11 min-w-0 grow basis-72 flex-col justify-center">
        {isDone ? (
          <Tag tone="good" text={t('brands.opening_done')} />
        ) : (
          <ul className="flex flex-col">
            {gaps.slice(0, maxShown).map((gap) => (
              <GapLine key={keyOf(gap)} {...{ brandId, gap, onTab }} />
            ))}
            {rest > 0 && (
              <li className="text-sm text-text-quiet">
                {t('brands.opening_more', { count: rest })}
              </li>
            )}
          </ul>
        )}
      </div>
    </li>
  )
}

const keyOf = ({ reason, name, language }: Gap) => `${reason} ${name} ${language ?? ''}`

/** LIST of the tabs of this page where something that is no content is added. */
const tabOf: Partial<Record<Gap['reason'], EditorTab>> = {
  no_licence: 'facts',
  no_pack: 'facts',
  no_help_line: 'links',
}

interface GapProps {
  brandId: string
  gap: Gap
  onTab: Props['onTab']
}

function GapLine({ brandId, gap, onTab }: GapProps) {
  const { t } = useWords(adminWords)
  const { reason, name, language } = gap
  const tab = tabOf[reason]
  const values = { name, language: language === null ? '' : languageName(language) }
  const text = t(`brands.gap_${reason}`, values)
  return (
    <li>
      {tab ? (
        <button type="button" className={gapLinkClass} onClick={() => onTab(tab)}>
          {text}
        </button>
      ) : (
        <Link href={placeOf(brandId, gap)} className={gapLinkClass}>
          {text}
        </Link>
      )}
    </li>
  )
}

const gapLinkClass = join('inline-flex min-h-11 cursor-pointer items-center text-start', linkClass)

function placeOf(brandId: string, { reason, piece }: Gap): string {
  if (piece) return `/content/${piece.kind}/${piece.id}?brand=${brandId}`
  return reason === 'missing' ? `/content?kind=page&brand=${brandId}` : `/payments?brand=${brandId}`
}
