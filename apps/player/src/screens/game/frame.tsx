import { playWords } from '@fairhouse/i18n/play'
import { useWords } from '#lib/words'
import type { MoneyStyle } from '@fairhouse/money'
import type { GameItem } from '@fairhouse/protocol'
import type { FrameMessage, PageMessage } from '@fairhouse/protocol/frame'
import { useCloseOnBack } from '@fairhouse/ui'
import { useEffect, useRef, useState } from 'react'
import { pageLive } from '#lib/live'
import { randomFraction } from '#lib/random'
import { useTheme } from '#lib/theme'
import { frameAddress, type FrameAddress } from './frame-address.ts'
import { watchExternalChange } from './external-balance-change.ts'
import { readMessage } from './read-message.ts'
import { readChoices, writeChoices } from './stored-choices.ts'
import { useLoadTimeout } from './use-load-timeout.ts'

interface Props {
  game: GameItem
  url: string
  /** Hosts of games of ours. */
  cdns: readonly string[]
  moneyStyle: MoneyStyle | undefined
  isForMoney: boolean
  accountId: string
  /** Names the limit that refused the last bet. */
  limitText: string | undefined
  onMessage: (message: FrameMessage) => void
}

/**
 * The game is untrusted. A game of ours gets an opaque origin, so that it cannot reach our storage;
 * a provider's game keeps its own origin.
 */
function sandboxOf({ isOwn }: FrameAddress): string {
  return isOwn ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-forms'
}

/** Carries no data, only a hint to reload the balance, so any frame may receive it. */
const balanceChanged: PageMessage = { type: 'balance' }
const closeSheet: PageMessage = { type: 'close' }

/** Needs a key: a new URL must mount a new frame. */
export function Frame(props: Props) {
  const { game, url, cdns, moneyStyle, isForMoney, accountId, limitText, onMessage } = props
  const { gameCode } = game
  const { t, language } = useWords(playWords)
  const { speaks, loads } = useLoadTimeout(() => onMessage({ type: 'failed' }))
  const frame = useRef<HTMLIFrameElement>(null)
  // A host that is added or removed does not restart the game.
  const theme = useTheme()
  const [address] = useState(() => frameAddress(url, cdns, randomFraction(), { moneyStyle, theme }))
  const [hasSheet, setHasSheet] = useState(false)
  // A message that comes before the game listens is lost.
  const [isReady, setReady] = useState(false)
  useCloseOnBack(hasSheet, () => frame.current?.contentWindow?.postMessage(closeSheet, '*'))
  useEffect(() => {
    const post = (message: PageMessage) => frame.current?.contentWindow?.postMessage(message, '*')
    const watch = watchExternalChange(() => post(balanceChanged))
    const stop = isForMoney ? pageLive().on('balance', watch.moved) : undefined
    const hear = ({ source, data }: MessageEvent) => {
      // An opaque origin cannot be compared, so the source window is.
      if (source === null || source !== frame.current?.contentWindow) return
      speaks()
      const message = readMessage(data)
      if (message?.type === 'round') watch.roundEnded()
      else if (message?.type === 'begun') {
        if (address.isOwn) post({ type: 'choices', ...readChoices(accountId, gameCode) })
      } else if (message?.type === 'ready') setReady(true)
      else if (message?.type === 'sheet') setHasSheet(address.isOwn && message.isOpen)
      else if (message?.type === 'choices') writeChoices(accountId, gameCode, message)
      if (message) onMessage(message)
    }
    addEventListener('message', hear)
    return () => {
      removeEventListener('message', hear)
      stop?.()
      watch.stop()
    }
  }, [isForMoney, onMessage, speaks, address, accountId, gameCode])
  useEffect(() => {
    if (!isReady) return
    const message: PageMessage = { type: 'language', code: language }
    frame.current?.contentWindow?.postMessage(message, '*')
  }, [language, isReady])
  useEffect(() => {
    if (!isReady) return
    const message: PageMessage = { type: 'theme', name: theme }
    frame.current?.contentWindow?.postMessage(message, '*')
  }, [theme, isReady])
  useEffect(() => {
    if (limitText === undefined) return
    const message: PageMessage = { type: 'limit', text: limitText }
    frame.current?.contentWindow?.postMessage(message, '*')
  }, [limitText])
  return (
    <iframe
      ref={frame}
      src={address.url}
      onLoad={address.isOwn ? loads : () => onMessage({ type: 'ready' })}
      title={t('play.frame', { game: game.gameName })}
      sandbox={sandboxOf(address)}
      allow="autoplay; fullscreen; screen-wake-lock"
      referrerPolicy="no-referrer"
      className="min-h-0 w-full grow border-0"
    />
  )
}
