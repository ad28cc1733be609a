import { adminWords } from '@fairhouse/i18n/office'
import { Field, Icon, IconButton, join } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decision'
import { useWords } from '#lib/words'

interface Props {
  code: string
  title: string
  place: number
  last: number
  onMove: (place: number) => void
  /** Called with the code of a game dropped here. */
  onDrop: (code: string) => void
}

const dragType = 'application/x-fairhouse-game'
const handleClass = join(
  'inline-flex size-11 shrink-0 cursor-grab items-center justify-center rounded-control',
  'text-text-quiet hover:bg-accent-soft hover:text-accent-strong',
)

/** Moves a game by buttons or by dragging its handle onto another game. */
export function MoveControls({ code, title, place, last, onMove, onDrop }: Props) {
  const { t } = useWords(adminWords)
  const [isOver, setOver] = useState(false)
  return (
    <span
      className={join('inline-flex gap-1 rounded-control', isOver && 'bg-accent-soft')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop(event.dataTransfer.getData(dragType))
      }}
    >
      <span
        aria-hidden
        draggable
        title={t('catalogue.drag', { title })}
        className={handleClass}
        onDragStart={(event) => {
          event.dataTransfer.setData(dragType, code)
          event.dataTransfer.effectAllowed = 'move'
        }}
      >
        <Icon name="menu" />
      </span>
      <IconButton
        variant="plain"
        icon="arrow-up"
        label={t('catalogue.up', { title })}
        onClick={() => place > 1 && onMove(place - 1)}
      />
      <span className="rotate-180">
        <IconButton
          variant="plain"
          icon="arrow-up"
          label={t('catalogue.down', { title })}
          onClick={() => place < last && onMove(place + 1)}
        />
      </span>
      <MoveToDialog {...{ title, place, onMove }} />
    </span>
  )
}

function MoveToDialog({ title, place, onMove }: Pick<Props, 'title' | 'place' | 'onMove'>) {
  const { t } = useWords(adminWords)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const wanted = Number(typed)
  const isPlace = Number.isSafeInteger(wanted) && wanted >= 1
  const question = t('catalogue.to_place_title', { title })
  return (
    <>
      <IconButton
        variant="plain"
        icon="swap"
        label={question}
        onClick={() => {
          setTyped(String(place))
          setOpen(true)
        }}
      />
      <ReasonDialog
        open={isOpen}
        title={question}
        confirm={t('catalogue.to_place')}
        fields={
          <Field
            label={t('catalogue.to_place_label')}
            inputMode="numeric"
            maxLength={6}
            value={typed}
            onChange={setTyped}
          />
        }
        onSend={async () => {
          if (isPlace) onMove(wanted)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
