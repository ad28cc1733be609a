import type { ContentKind, Piece } from '@fairhouse/protocol'
import { Field } from '@fairhouse/ui'
import { useState } from 'react'
import { useWords } from '#lib/later-words'
import { fromZoned, toZoned } from '#lib/zoned'
import type { Brand } from './told.ts'

const timed: readonly ContentKind[] = ['banner', 'announcement', 'promotion']

interface Props {
  brand: Brand
  piece: Piece
  change: (changed: Partial<Piece>) => void
}

/** By the clock of the brand, which is not the one of the desk. */
export function Times({ brand, piece, change }: Props) {
  const { t } = useWords()
  if (!timed.includes(piece.kind)) return null
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 text-sm text-text-quiet">
        {t('content.times', { zone: brand.timeZone })}
      </legend>
      <Moment
        label={t('content.starts')}
        zone={brand.timeZone}
        value={piece.startsAt}
        onChange={(startsAt) => change({ startsAt })}
      />
      <Moment
        label={t('content.ends')}
        zone={brand.timeZone}
        value={piece.endsAt}
        onChange={(endsAt) => change({ endsAt })}
      />
    </fieldset>
  )
}

interface MomentProps {
  label: string
  zone: string
  value: string | null
  onChange: (iso: string | null) => void
}

function Moment({ label, zone, value, onChange }: MomentProps) {
  const [typed, setTyped] = useState(value === null ? '' : toZoned(value, zone))
  const type = (clock: string) => {
    setTyped(clock)
    onChange(fromZoned(clock, zone) ?? null)
  }
  return <Field label={label} type="datetime-local" value={typed} onChange={type} />
}
