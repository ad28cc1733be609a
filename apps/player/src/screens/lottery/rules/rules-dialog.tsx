import type { RulesView } from '@fairhouse/protocol/lottery'
import { lotteryWords } from '@fairhouse/i18n/lottery'
import { Button, EmptyState, Icon, join, SearchField } from '@fairhouse/ui'
import { useId, useState } from 'react'
import { useWords } from '#lib/words'
import { betTypeExample } from '../bet-types/index.ts'
import { betTypeHelp, betTypeName } from '../bet-types/index.ts'
import { drawSentences } from './draw-text.ts'
import { familiesOf, familyName, type Family } from '../bet-types/index.ts'
import { PriceFacts } from './price-facts.tsx'
import type { BetTypeView } from '../bet-types/index.ts'
import { isMatch } from './search.ts'
import type { Translated } from '../bet-types/index.ts'

interface Props {
  group: string
  rules: RulesView
}

/** The anchor of a bet type in the rules. */
export const betTypeAnchor = (betType: string): string => `bet-type-${betType}`

/** How a lottery is drawn, and every bet type with help, an example, prices and exact return. */
export function Rules({ group, rules }: Props) {
  const { t } = useWords(lotteryWords)
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const found = rules.betTypes.filter(
    ({ id }) => wanted === '' || isMatch(wanted, searchedTexts(rules.rules, group, id, t)),
  )
  const byId = new Map(found.map((betType) => [betType.id, betType]))
  const families = familiesOf([...byId.keys()], group)
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Draw group={group} rules={rules.rules} />
      <search className="flex">
        <SearchField label={t('bettypes.rules_search')} value={typed} onChange={setTyped} />
      </search>
      <output className="sr-only">
        {wanted !== '' && t('bettypes.rules_found', { count: found.length })}
      </output>
      {families.length === 0 ? (
        <EmptyState
          heading="h3"
          title={t('bettypes.rules_none')}
          action={<Button onClick={() => setTyped('')}>{t('bettypes.rules_clear')}</Button>}
        />
      ) : (
        <div className="flex flex-col gap-3">
          {families.map((family, index) => (
            <FamilyRules
              // Remounted with a search, which opens every family that has results.
              key={`${family.id} ${wanted === ''}`}
              rules={rules.rules}
              family={family}
              byId={byId}
              isOpen={wanted !== '' || index === 0}
            />
          ))}
        </div>
      )}
    </div>
  )
}

const searchedTexts = (rules: string, group: string, id: string, t: Translated) => [
  betTypeName(rules, id, t),
  betTypeHelp(rules, id, t),
  ...familiesOf([id], group).map((family) => familyName(family.id, t)),
]

function Draw({ group, rules }: { group: string; rules: string }) {
  const { t } = useWords(lotteryWords)
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h3 id={headingId} className="text-lg font-semibold tracking-tight">
        {t('bettypes.rules_draw')}
      </h3>
      {drawSentences(group, rules, t).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="text-sm text-text-quiet">{t('bettypes.rules_prices')}</p>
    </section>
  )
}

const summaryClass = join(
  'flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-card',
  'px-4 py-3 font-semibold transition-colors -outline-offset-2 hover:text-accent',
  'group-open:text-accent [&::-webkit-details-marker]:hidden',
)

interface FamilyProps {
  rules: string
  family: Family
  byId: ReadonlyMap<string, BetTypeView>
  isOpen: boolean
}

function FamilyRules({ rules, family, byId, isOpen }: FamilyProps) {
  const { t } = useWords(lotteryWords)
  const betTypes = family.betTypes.flatMap((id) => byId.get(id) ?? [])
  return (
    <details open={isOpen} className="group rounded-card border border-line bg-surface">
      <summary className={summaryClass}>
        <h3 className="min-w-0 break-words">
          {familyName(family.id, t)}{' '}
          <span className="text-sm font-normal text-text-quiet">
            {t('bettypes.rules_found', { count: betTypes.length })}
          </span>
        </h3>
        <Icon name="chevron" className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {betTypes.map((betType) => (
        <BetTypeRules key={betType.id} rules={rules} betType={betType} />
      ))}
    </details>
  )
}

function BetTypeRules({ rules, betType }: { rules: string; betType: BetTypeView }) {
  const { t } = useWords(lotteryWords)
  const { id, prizes } = betType
  const anchor = betTypeAnchor(id)
  return (
    <article
      id={anchor}
      aria-labelledby={`${anchor}-name`}
      className="flex scroll-mt-4 flex-col gap-3 border-t border-line p-4 target:bg-surface-raised"
    >
      <h4 id={`${anchor}-name`} className="font-semibold break-words">
        {betTypeName(rules, id, t)}
      </h4>
      <p className="break-words">{betTypeHelp(rules, id, t)}</p>
      <p className="border-s-2 border-accent ps-3 text-sm break-words text-text-quiet">
        <span className="block font-medium text-text">{t('bettypes.rules_example')}</span>
        {betTypeExample(rules, id, t, prizes)}
      </p>
      <PriceFacts betType={betType} />
    </article>
  )
}
