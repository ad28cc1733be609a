import type { ComponentType } from 'react'
import { StepUpProvider } from '#features/proof'
import type { DialogProps } from './dialog-props.ts'

/** Wraps a dialog so that a step-up proof can be asked for on top of it. */
export function withStepUp(Dialog: ComponentType<DialogProps>): ComponentType<DialogProps> {
  return function WithStepUp(props) {
    return (
      <StepUpProvider>
        <Dialog {...props} />
      </StepUpProvider>
    )
  }
}
