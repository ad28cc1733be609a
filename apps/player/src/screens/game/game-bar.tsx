import { playWords } from '@fairhouse/i18n/play'
import { useWords } from '#lib/words'
import { formatMoney, isCurrency, zero } from '@fairhouse/money'
import type { GameItem } from '@fairhouse/protocol'
import { Icon, IconButton, join, Money } from '@fairhouse/ui'
import { Link } from 'wouter'
import { useFavourites } from '#features/favourites'
import { startGame } from '#features/launch'
import type { PlayMode } from '#lib/game-target'
import { useAccount } from '#lib/account'
import { openCentre } from '#lib/centre'
import { FavouriteButton } from '#lib/favourite-button'
import type { FullScreen } from './use-full-screen.ts'
import { useTimes } from './use-times.ts'
import type { SessionResult } from './session-result.ts'

interface Props {
  game: GameItem
  mode: PlayMode
  result: SessionResult
  currency: string | undefined
  screen: FullScreen
}

const textClass = join(
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-control px-2 text-sm',
  'font-semibold text-accent hover:text-accent-strong',
)

const barClass = join(
  'flex flex-wrap items-center border-b border-line px-1 sm:gap-x-2 sm:px-4',
  'short:flex-nowrap',
)
const trialClass = join(
  'hidden rounded-full bg-accent-soft px-3 py-1 text-xs font-semibold sm:block',
  'short:hidden',
)
/** On a phone the times have a low line of their own. */
const timesClass = join(
  'flex items-center gap-3 max-md:order-last max-md:basis-full',
  'short:order-none short:basis-auto',
)

/** A phone scrolls figures that do not fit into the line. */
const factsClass = join(
  'flex h-10 min-w-0 flex-wrap content-center gap-x-4 overflow-hidden text-xs text-text-quiet',
  'tabular-nums max-sm:h-6 max-sm:flex-nowrap max-sm:gap-x-2.5 max-sm:overflow-x-auto',
  'max-sm:px-2 max-sm:text-[0.6875rem] max-sm:[scrollbar-width:none]',
)

/** Bar above a game: name, time, session length, result. */
export function GameBar({ game, mode, result, currency, screen }: Props) {
  const { t } = useWords(playWords)
  const { ids, toggle } = useFavourites()
  const isTrialAccount = useAccount()?.type === 4
  const other = mode === 'real' ? 'trial' : 'real'
  return (
    <div className={barClass}>
      <Link href="/hot" aria-label={t('play.all_games')} className={textClass}>
        <Icon name="chevron" className="size-5 rotate-90 rtl:-rotate-90" />
        <span className="hidden sm:inline short:hidden">{t('play.all_games')}</span>
      </Link>
      <h1 className="min-w-0 grow truncate font-semibold">{game.gameName}</h1>
      {mode === 'trial' && (
        <p title={t('play.play_money_note')} className={trialClass}>
          {t('play.play_money')}
        </p>
      )}
      <FavouriteButton game={game} isOn={ids.has(game.nodeId)} onToggle={toggle} />
      {mode === 'real' && !isTrialAccount && (
        <span className="hidden covering:flex">
          <IconButton
            variant="plain"
            icon="wallet"
            label={t('play.deposit')}
            onClick={() => openCentre('depositv2')}
          />
        </span>
      )}
      {screen.toggle && (
        <IconButton
          variant="plain"
          icon="screen"
          label={t(screen.isOn ? 'play.leave_full_screen' : 'play.full_screen')}
          onClick={screen.toggle}
        />
      )}
      <div className={timesClass}>
        <Times result={result} currency={currency} />
      </div>
      {game.hasTrial && !isTrialAccount && (
        <button type="button" className={textClass} onClick={() => startGame(game, other)}>
          {t(other === 'trial' ? 'play.for_fun' : 'play.for_money')}
        </button>
      )}
    </div>
  )
}

/** Its height never changes: values that are not known yet have their place. */
function Times({ result, currency }: Pick<Props, 'result' | 'currency'>) {
  const { t, tag } = useWords(playWords)
  const { now, elapsed } = useTimes(tag, result.sinceMs)
  const net = result.net ?? zero
  const isKnown = result.net !== undefined && currency !== undefined && isCurrency(currency)
  return (
    <dl className={factsClass}>
      <Fact name={t('play.clock')} isObvious>
        {now}
      </Fact>
      <Fact name={t('play.elapsed')}>{elapsed}</Fact>
      <Fact name={t('play.net')}>
        {isKnown && <Money text={formatMoney(net, currency)} tone={net < 0n ? 'warn' : 'quiet'} />}
      </Fact>
    </dl>
  )
}

interface FactProps {
  name: string
  /** A phone does not show the name. */
  isObvious?: boolean
  children: React.ReactNode
}

function Fact({ name, isObvious = false, children }: FactProps) {
  return (
    <div className="flex gap-1.5 whitespace-nowrap max-sm:gap-1">
      <dt className={join(isObvious && 'max-sm:sr-only')}>{name}</dt>
      <dd className="font-semibold text-text">{children}</dd>
    </div>
  )
}
