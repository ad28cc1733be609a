import { useEffect, useRef } from 'preact/hooks'
import type { ComponentType } from 'preact'
import { useSource } from '#kit/store'
import { useSpeech } from '#kit/words'
import type { SlotConfig } from '../config.ts'
import { pictureOf } from '../pictures.ts'
import type { Picks, ShownObject } from './create-picks.ts'
import { leftText } from './left-text.ts'
import { buttonByKey } from './button-by-key.ts'

/** Objects of a pick bonus, for pointer and keyboard, with or without a canvas. */
export function pickScene({ theme }: SlotConfig, picks: Picks): ComponentType {
  const picture = theme.object ?? ''
  return () => <PickScene picks={picks} picture={picture} />
}

function PickScene({ picks, picture }: { picks: Picks; picture: string }) {
  const { say } = useSpeech()
  const { objects, canPick, asked, left, total, isOver } = useSource(picks.shown)
  const list = useRef<HTMLDivElement>(null)
  const closed = objects.filter(({ as }) => as === 'closed').length
  useEffect(() => {
    const isHere = list.current?.contains(document.activeElement) === true
    if (canPick && !isHere) focusOn('[data-object="closed"]')
    // All picks are used: the focus returns to the controls.
    if (isOver && isHere) focusOn('[data-spin]')
  }, [canPick, isOver])
  if (objects.length === 0) return null
  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttonByKey(buttons, event)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <section
      class="game-pick"
      aria-label={say('pick_begin')}
      data-pick={isOver ? 'over' : canPick ? 'open' : 'shut'}
      data-own-keys
    >
      <p class="game-pick-say" role="status">
        {isOver ? say('pick_over') : left > 0 && leftText(left, closed, say)}
        {total !== '' && <strong>{total}</strong>}
      </p>
      <div class="game-pick-room">
        <div ref={list} class="game-pick-list" data-count={objects.length}>
          {objects.map((object, at) => (
            <PickObject
              key={at}
              number={at + 1}
              object={object}
              picture={picture}
              isAsked={asked === at}
              isWaiting={!canPick}
              onPick={() => picks.pick(at)}
              onMove={move}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

interface ObjectProps {
  number: number
  object: ShownObject
  picture: string
  isAsked: boolean
  isWaiting: boolean
  onPick: () => void
  onMove: (event: KeyboardEvent) => void
}

function PickObject({ number, object, picture, isAsked, isWaiting, ...on }: ObjectProps) {
  const { say, pictureName } = useSpeech()
  const { as, prize, isEnd } = object
  const name = `${pictureName(picture)} ${number}`
  const facts = [name, say(`pick_${as}`), prize, isEnd ? say('pick_ends') : '']
  return (
    <button
      type="button"
      class="game-object"
      data-object={as}
      data-asked={isAsked}
      // Stays enabled so that keyboard players keep focus between picks.
      aria-disabled={isWaiting || as !== 'closed'}
      aria-label={facts.filter((one) => one !== '').join(', ')}
      onClick={on.onPick}
      onKeyDown={on.onMove}
    >
      <img src={pictureOf(picture)} alt="" crossOrigin="anonymous" draggable={false} />
      {as !== 'closed' && (
        <span class="game-prize" style={{ '--letters': prize.length }}>
          <bdi>{prize}</bdi>
          {isEnd && <small>{say('pick_ends')}</small>}
        </span>
      )}
    </button>
  )
}
