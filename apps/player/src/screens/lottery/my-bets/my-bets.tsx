import type { Lottery } from '@fairhouse/engines/lottery'
import { lotteryWords } from '@fairhouse/i18n/lottery'
import type { BetView } from '@fairhouse/protocol/lottery'
import { Button, EmptyState, Skeleton } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import { BetCard } from './bet-card.tsx'
import type { MyBets as Bets } from './use-my-bets.ts'
import { LoadFailed } from '../parts/index.ts'

interface Props {
  lottery: Lottery
  bets: Bets
  session: string | undefined
  zone: string
  onVerify: (bet: BetView) => void
  onCancelled: () => void
}

/** Own bets on this lottery, with the reason why each line won or lost. */
export function MyBets({ lottery, bets: own, session, zone, onVerify, onCancelled }: Props) {
  const { t } = useWords(lotteryWords)
  const { bets, hasFailed, refresh, loadMore, put } = own
  if (session === undefined) {
    return <EmptyState title={t('lottery.bets_visitor')} text={t('lottery.bets_visitor_text')} />
  }
  if (!bets && hasFailed) {
    return <LoadFailed onAgain={refresh} />
  }
  if (!bets) return <Skeleton className="h-40 w-full" />
  if (bets.list.length === 0) {
    return <EmptyState title={t('lottery.bets_none')} text={t('lottery.bets_none_text')} />
  }
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {bets.list.map((bet) => (
          <BetCard
            key={bet.id}
            {...{ lottery, bet, session, zone, onVerify }}
            onChanged={(changed) => {
              put(changed)
              onCancelled()
            }}
          />
        ))}
      </ul>
      {bets.hasMore && (
        <Button variant="quiet" size="small" onClick={loadMore}>
          {t('lottery.load_more')}
        </Button>
      )}
    </div>
  )
}
