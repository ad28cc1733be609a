export { DecisionButton } from './decision-button.tsx'
export { ReasonDialog } from './reason-dialog.tsx'
export { StopButton } from './stop-button.tsx'
