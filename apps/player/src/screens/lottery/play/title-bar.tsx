import { lotteryWords } from '@fairhouse/i18n/lottery'
import type { GameItem } from '@fairhouse/protocol'
import { Icon, IconButton, join, Money } from '@fairhouse/ui'
import { Link } from 'wouter'
import { useFavourites } from '#features/favourites'
import { startGame } from '#features/launch'
import { useAccount } from '#lib/account'
import { FavouriteButton } from '#lib/favourite-button'
import type { PlayMode } from '#lib/game-target'
import { moneyText } from '#lib/money'
import { useWords } from '#lib/words'

interface Props {
  game: GameItem
  mode: PlayMode
  /** The page with all lotteries of this kind. */
  lobby: string
  /** Play money left, in trial mode. */
  playMoney: { readonly balance: string; readonly currency: string } | undefined
  onRules: () => void
}

const textClass = join(
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-control px-2 text-sm',
  'font-semibold text-accent hover:text-accent-strong',
)

/** The name of the lottery, the way back, its rules, and the switch to play money. */
export function TitleBar({ game, mode, lobby, playMoney, onRules }: Props) {
  const { t } = useWords(lotteryWords)
  const { ids, toggle } = useFavourites()
  const isTrialAccount = useAccount()?.type === 4
  const other = mode === 'real' ? 'trial' : 'real'
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <Link href={lobby} aria-label={t('lottery.all')} className={textClass}>
        <Icon name="chevron" className="size-5 rotate-90 rtl:-rotate-90" />
      </Link>
      <h1 className="min-w-32 grow basis-0 text-lg/tight font-bold tracking-tight sm:text-xl">
        {game.gameName}
      </h1>
      {mode === 'trial' && (
        <p className="rounded-full bg-accent-soft px-3 py-1 text-xs font-semibold">
          {t('lottery.play_money')}{' '}
          {playMoney && <Money text={moneyText(playMoney.balance, playMoney.currency)} />}
        </p>
      )}
      <span className="relative inline-flex size-11">
        <FavouriteButton game={game} isOn={ids.has(game.nodeId)} onToggle={toggle} />
      </span>
      <IconButton variant="plain" icon="help" label={t('lottery.rules')} onClick={onRules} />
      {game.hasTrial && !isTrialAccount && (
        <button type="button" className={textClass} onClick={() => startGame(game, other)}>
          {t(other === 'trial' ? 'lottery.for_fun' : 'lottery.for_money')}
        </button>
      )}
    </div>
  )
}
