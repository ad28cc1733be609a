import type { ComponentType } from 'react'
import { StepUpProvider } from '#features/proof'
import type { DialogProps } from './list.ts'

/** A dialog in which a fresh proof may be asked for; it is asked for over it. */
export function guarded(Dialog: ComponentType<DialogProps>): ComponentType<DialogProps> {
  return function Guarded(props) {
    return (
      <StepUpProvider>
        <Dialog {...props} />
      </StepUpProvider>
    )
  }
}
