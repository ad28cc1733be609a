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

/** LIST of reasons for which a rotation is refused. */
type Trouble = 'not_loaded' | 'rotate_failed' | 'rotate_changed'

/**
 * Loads the present seeds, which another window may have changed. The verification code loads
 * before a rotation is possible.
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

  /** Rotates to the announced seed; returns whether it succeeded. */
  async function rotate(clientSeed: string): Promise<boolean> {
    if (!loaded) return false
    const { seeds, sha256 } = loaded
    const request = { clientSeed, nextServerSeedHash: seeds.next.serverSeedHash }
    try {
      const answer = await studio.rotate(request)
      const check = checkRotation(sha256, seeds, request, answer)
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
