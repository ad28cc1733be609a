import { actions } from './actions.tsx'
import type { Entries } from './entry.ts'
import { figures } from './figures.tsx'
import { forms } from './forms.tsx'
import { marks } from './marks.tsx'
import { overlays } from './overlays.tsx'
import { stages } from './stages.tsx'

/** LIST of samples; the gallery test fails for a component without one. */
export const entries: Entries = {
  ...actions,
  ...overlays,
  ...forms,
  ...figures,
  ...marks,
  ...stages,
}
