import type { PromotionModule } from '#modules/promotion'
import type { Kit } from '#platform/kit'
import { turnoverStore } from '../store/turnover.ts'
import { isConvertible } from './turnover.ts'

interface Deps {
  kit: Kit
  promotion: Pick<PromotionModule, 'convert'>
}

const pageSize = 200
const firstId = '00000000-0000-0000-0000-000000000000'

/** Makes cash of bonus money whose wagering is complete. */
export function createBonusConversion({ kit, promotion }: Deps) {
  const store = turnoverStore(kit.database.db)

  /** A failed conversion stops no other: timed work tries it again. */
  async function convertBonuses(memberIds: readonly string[]): Promise<void> {
    const all = await store.read(memberIds)
    for (const [memberId, turnover] of all) {
      if (!isConvertible(turnover)) continue
      try {
        await promotion.convert({
          memberId,
          held: turnover.bonusHeld,
          moves: turnover.bonusMoves,
        })
      } catch (error) {
        kit.log.error({ err: error, memberId }, 'a bonus was not converted yet')
      }
    }
  }

  return {
    convertBonuses,
    /** Timed work: converts what a crash or a failure left. */
    async convertAll(): Promise<void> {
      let memberIds = await store.convertible(firstId, pageSize)
      while (memberIds.length > 0) {
        await convertBonuses(memberIds)
        memberIds = await store.convertible(memberIds.at(-1) ?? firstId, pageSize)
      }
    },
  }
}
