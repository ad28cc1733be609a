import type { GameItem } from '@fairhouse/protocol'
import type { FrameMessage, PageMessage } from '@fairhouse/protocol/frame'
import { useEffect, useRef } from 'react'
import { pageLive } from '#lib/live'
import { usePlayWords } from '#lib/play-words'
import { watchElsewhere } from './money-from-elsewhere.ts'
import { readMessage } from './read-message.ts'
import { useSilence } from './use-silence.ts'

interface Props {
  game: GameItem
  url: string
  isForMoney: boolean
  onMessage: (said: FrameMessage) => void
}

/**
 * What runs in the frame is nobody's of this page: a game from our own address gets an origin that
 * is nobody's, so that it reaches no storage of ours; a vendor's keeps the origin that it has.
 */
function sandboxOf(url: string): string {
  return isOwn(url) ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-forms'
}

/** Says nothing but that it is worth asking, so it may be heard by whoever is in the frame. */
const news: PageMessage = { type: 'balance' }

const isOwn = (url: string) => new URL(url, location.href).origin === location.origin

/** Another address is another frame: it needs a key. */
export function Frame({ game, url, isForMoney, onMessage }: Props) {
  const { tp, language } = usePlayWords()
  const { speaks, loads } = useSilence(() => onMessage({ type: 'failed' }))
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const watch = watchElsewhere(() => frame.current?.contentWindow?.postMessage(news, '*'))
    const stop = isForMoney ? pageLive().on('balance', watch.moved) : undefined
    const hear = ({ source, data }: MessageEvent) => {
      // An opaque origin has no name: the window itself says who speaks.
      if (source === null || source !== frame.current?.contentWindow) return
      speaks()
      const said = readMessage(data)
      if (said?.type === 'round') watch.roundTold()
      if (said) onMessage(said)
    }
    addEventListener('message', hear)
    return () => {
      removeEventListener('message', hear)
      stop?.()
      watch.stop()
    }
  }, [isForMoney, onMessage, speaks])
  useEffect(() => {
    const told: PageMessage = { type: 'language', code: language }
    frame.current?.contentWindow?.postMessage(told, '*')
  }, [language])
  return (
    <iframe
      ref={frame}
      src={url}
      onLoad={isOwn(url) ? loads : undefined}
      title={tp('play.frame', { game: game.gameName })}
      sandbox={sandboxOf(url)}
      allow="autoplay; fullscreen; screen-wake-lock"
      referrerPolicy="no-referrer"
      className="min-h-0 w-full grow border-0"
    />
  )
}
