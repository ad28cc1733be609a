import { lotteryWords } from '@fairhouse/i18n/lottery'
import type { GameItem } from '@fairhouse/protocol'
import type { RulesView } from '@fairhouse/protocol/lottery'
import { Dialog } from '@fairhouse/ui'
import { useLastKnown } from '#lib/query'
import { useWords } from '#lib/words'
import { LaterPart } from './later-part.tsx'

const loadVerifyDraw = async () => (await import('../past-draws/index.ts')).VerifyDraw
const loadRules = async () => (await import('../rules/index.ts')).Rules

export interface Verified {
  readonly number: string
  /** Of the player's own bet for money. */
  readonly ownHash?: string
}

interface VerifyProps {
  game: string
  /** What to verify; undefined while the dialog is closed. */
  verified: Verified | undefined
  onClose: () => void
}

/** Verifies a draw in the browser. */
export function VerifyDialog({ game, verified, onClose }: VerifyProps) {
  const { t } = useWords(lotteryWords)
  const shown = useLastKnown(verified)
  return (
    <Dialog
      open={verified !== undefined}
      onClose={onClose}
      title={t('lottery.verify_title', { number: shown?.number ?? '' })}
      closeLabel={t('lottery.close')}
      width={480}
    >
      {shown !== undefined && <LaterPart load={loadVerifyDraw} partProps={{ game, ...shown }} />}
    </Dialog>
  )
}

interface RulesProps {
  game: GameItem
  group: string
  rules: RulesView | undefined
  open: boolean
  onClose: () => void
}

/** The rules of a lottery, with prices and returns. */
export function RulesDialog({ game, group, rules, open, onClose }: RulesProps) {
  const { t } = useWords(lotteryWords)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('lottery.rules_of', { game: game.gameName })}
      closeLabel={t('lottery.close')}
      width={560}
    >
      {open && rules && <LaterPart load={loadRules} partProps={{ group, rules }} />}
    </Dialog>
  )
}
