import {
  animals,
  numberListsByDigit,
  numberListsByName,
  numbersOfAnimal,
  setOf,
} from '@fairhouse/engines/lottery'
import { lotteryWords } from '@fairhouse/i18n/lottery'
import { useState } from 'react'
import { useWords } from '#lib/words'
import { Chip } from './pick-button.tsx'

interface Props {
  chosen: readonly string[]
  /** Adds numbers. */
  onPick: (numbers: readonly string[]) => void
}

const digits = Array.from({ length: 10 }, (_, digit) => digit)

/** LIST of the lists by which Vietnamese players pick two-digit numbers. */
const kinds = ['cham', 'tong', 'dau', 'dit', 'kind', 'bo', 'giap'] as const
type Kind = (typeof kinds)[number]

const kindNames = [
  'kep-bang',
  'kep-lech',
  'kep-am',
  'tai',
  'xiu',
  'chan',
  'le',
] as const satisfies readonly (keyof typeof numberListsByName)[]

/** The first number of each bộ. */
const sets = [
  ...new Map(
    Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
      .map((number) => [setOf(number).join(), number] as const)
      .toReversed(),
  ).values(),
].toSorted()

/** Shortcuts that pick all numbers with something in common. */
export function NumberLists({ chosen, onPick }: Props) {
  const { t } = useWords(lotteryWords)
  const [kind, setKind] = useState<Kind>()
  const isOn = (numbers: readonly string[]) => numbers.every((number) => chosen.includes(number))
  const chip = (key: string, label: string, numbers: readonly string[]) => (
    <Chip key={key} isOn={isOn(numbers)} onPress={() => onPick(numbers)}>
      {label}
    </Chip>
  )
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="group"
        aria-label={t('lottery.lists')}
        className="-m-1 flex gap-1.5 overflow-x-auto p-1 [scrollbar-width:none]"
      >
        {kinds.map((one) => (
          <Chip
            key={one}
            isOn={kind === one}
            onPress={() => setKind(kind === one ? undefined : one)}
          >
            {t(`lottery.list_${one}`)}
          </Chip>
        ))}
      </div>
      {kind !== undefined && (
        <div
          role="group"
          aria-label={t(`lottery.list_${kind}`)}
          className="flex flex-wrap gap-1.5 rounded-control bg-surface-sunken p-2"
        >
          {(kind === 'cham' || kind === 'tong' || kind === 'dau' || kind === 'dit') &&
            digits.map((digit) =>
              chip(String(digit), String(digit), numberListsByDigit[kind](digit)),
            )}
          {kind === 'kind' &&
            kindNames.map((name) => chip(name, t(`lottery.kind_${name}`), numberListsByName[name]))}
          {kind === 'bo' && sets.map((number) => chip(number, number, setOf(number)))}
          {kind === 'giap' &&
            animals.map((animal) =>
              chip(animal, t(`lottery.giap_${animal}`), numbersOfAnimal(animal)),
            )}
        </div>
      )}
    </div>
  )
}
