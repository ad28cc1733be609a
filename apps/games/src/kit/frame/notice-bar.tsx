import { Icon } from '#kit/icons'
import type { Play, PlayState } from '#kit/play'
import { useSpeech } from '#kit/words'

/** Explains what blocks the next round and offers actions. */
export function NoticeBar({ play, state }: { play: Play; state: PlayState }) {
  const { say } = useSpeech()
  if (state.isReconnecting) {
    return (
      <div class="game-notice" role="alert" data-notice="reconnecting">
        <Icon name="offline" />
        <p>{say('reconnecting')}</p>
      </div>
    )
  }
  const { notice } = state
  if (notice === null) return null
  const [minCredit] = play.terms.credits
  const canLower =
    notice === 'insufficient_funds' && minCredit !== undefined && state.credit > minCredit
  return (
    <div class="game-notice" role="alert" data-notice={notice}>
      <p>{(notice === 'limit_reached' && state.limitText) || say(`notice_${notice}`)}</p>
      {canLower && (
        <button type="button" class="game-quiet" onClick={() => play.chooseCredit(minCredit)}>
          {say('lowest_bet')}
        </button>
      )}
      {notice === 'insufficient_funds' && (
        <button type="button" class="game-quiet" onClick={() => void play.refreshBalance()}>
          {say('refresh_balance')}
        </button>
      )}
      <button type="button" class="game-tool" aria-label={say('close')} onClick={play.dismiss}>
        <Icon name="close" />
      </button>
    </div>
  )
}
