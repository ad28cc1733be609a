import { lotteryWords } from '@fairhouse/i18n/lottery'
import type { LotteryValue } from '@fairhouse/protocol/lottery'
import { Icon, join } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import { drawChecks, type DrawCheck, type DrawVerification } from '../verification.ts'
import { CopyValue } from './copy-value.tsx'

type Draw = LotteryValue<'lotteryDraw'>
type Values = readonly (readonly [label: string, text: string])[]

interface Props {
  draw: Draw
  verification: DrawVerification
  /** The player's own bet, and whether its hash is among those that make the salt. */
  own: { readonly hash: string; readonly isIn: boolean } | undefined
}

/** Each check with the values that it compares. */
export function Checks({ draw, verification, own }: Props) {
  const { t } = useWords(lotteryWords)
  const { commitment, place, seed, salt } = draw
  const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  const values: Record<DrawCheck, Values> = {
    link: [
      [t('draws.commitment'), commitment ?? ''],
      [t('draws.place'), String(place ?? '')],
      [t('draws.seed'), seed ?? ''],
    ],
    salt: [
      [t('draws.salt'), salt ?? ''],
      ...(isOther(salt, verification.salt)
        ? [[t('draws.salt_here'), verification.salt] as const]
        : []),
    ],
    result: [
      [t('draws.result'), valueText(draw.result)],
      ...(isOther(draw.result, verification.result)
        ? [[t('draws.result_here'), valueText(verification.result)] as const]
        : []),
    ],
  }
  return (
    <ol className="flex flex-col gap-3">
      {drawChecks.map((name) => (
        <Check
          key={name}
          title={t(`draws.check_${name}`, { count: draw.hashes })}
          isPassed={verification.checks[name]}
          values={values[name]}
        />
      ))}
      {own && (
        <Check
          title={t('draws.check_own')}
          isPassed={own.isIn}
          values={[[t('draws.own_hash'), own.hash]]}
        />
      )}
    </ol>
  )
}

/** The numbers of a result, those of two stations apart. */
function valueText(result: unknown): string {
  if (!Array.isArray(result)) return String(result)
  const lists: readonly unknown[] = result
  return lists.some(Array.isArray) ? lists.map(valueText).join(' | ') : lists.map(String).join(', ')
}

interface CheckProps {
  title: string
  isPassed: boolean
  values: Values
}

export function Check({ title, isPassed, values }: CheckProps) {
  const { t } = useWords(lotteryWords)
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line p-3">
      <p className="flex items-start gap-2 text-sm">
        <Icon
          name={isPassed ? 'check' : 'close'}
          className={join('size-5 shrink-0', isPassed ? 'text-good' : 'text-bad')}
        />
        <span className="grow">{title}</span>
        <span className={join('font-semibold', isPassed ? 'text-good' : 'text-bad')}>
          {t(isPassed ? 'draws.passed' : 'draws.not_passed')}
        </span>
      </p>
      <dl className="flex flex-col gap-1">
        {values.map(([label, text]) => (
          <CopyValue key={label} label={label} text={text} />
        ))}
      </dl>
    </li>
  )
}
