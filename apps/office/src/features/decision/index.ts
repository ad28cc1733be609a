export { DecisionButton } from './decision-button.tsx'
export { ReasonDialog } from './reason-dialog.tsx'
