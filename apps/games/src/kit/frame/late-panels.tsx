import { useEffect, useState } from 'preact/hooks'
import type { GamePanels, PanelProps } from './game-panels.lazy.tsx'

type Loaded = { readonly GamePanels: typeof GamePanels }

let loading: Promise<Loaded> | undefined

function load(): Promise<Loaded> {
  loading ??= import('./game-panels.lazy.tsx')
  // Without a network the next panel tries again.
  loading.catch(() => (loading = undefined))
  return loading
}

/** Panels of the game: no round needs them, so they load once the game is shown. */
export function LatePanels(props: PanelProps) {
  const [loaded, setLoaded] = useState<Loaded>()
  const isWanted = props.panel !== null
  useEffect(() => {
    if (!loaded) load().then(setLoaded, () => undefined)
  }, [loaded, isWanted])
  return loaded ? <loaded.GamePanels {...props} /> : null
}
