import { useCallback, useEffect, useState } from 'preact/hooks'
import { Refused, type Rotated, type Seeds, type Studio } from '#kit/studio'
import { checkRotation, type RotationCheck } from './check-rotation.ts'
import { loadSha256 } from './load-sha256.ts'

type Sha256 = Awaited<ReturnType<typeof loadSha256>>

export interface Revealed {
  readonly seed: Rotated['revealed']
  readonly check: RotationCheck
}

interface Loaded {
  readonly seeds: Seeds
  readonly sha256: Sha256
}

/** LIST of what can keep a rotation from being done. */
type Trouble = 'not_loaded' | 'rotate_failed' | 'rotate_changed'

/**
 * The seeds as they stand now: another window may have changed them since the game was opened. What
 * checks a rotation is loaded before one can be asked for.
 */
export function useSeeds(studio: Studio) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [revealed, setRevealed] = useState<Revealed>()
  const [trouble, setTrouble] = useState<Trouble>()
  const load = useCallback(
    async (then?: Trouble) => {
      try {
        const [seeds, sha256] = await Promise.all([studio.seeds(), loadSha256()])
        setLoaded({ seeds, sha256 })
        setTrouble(then)
      } catch {
        setTrouble('not_loaded')
      }
    },
    [studio],
  )
  useEffect(() => void load(), [load])

  /** For the hash that is shown; answers whether it was done. */
  async function rotate(clientSeed: string): Promise<boolean> {
    if (!loaded) return false
    const { seeds, sha256 } = loaded
    const given = { clientSeed, nextServerSeedHash: seeds.next.serverSeedHash }
    try {
      const answer = await studio.rotate(given)
      const check = checkRotation(sha256, seeds, given, answer)
      setRevealed({ seed: answer.revealed, check })
      setLoaded({ seeds: answer.seeds, sha256 })
      setTrouble(undefined)
      return true
    } catch (error) {
      const isChanged = error instanceof Refused && error.code === 'seed_changed'
      if (isChanged) await load('rotate_changed')
      else setTrouble('rotate_failed')
      return false
    }
  }

  return { seeds: loaded?.seeds, revealed, trouble, load, rotate }
}
