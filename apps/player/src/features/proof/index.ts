export { ProveDialog } from './prove-dialog.tsx'
export { StepUpProvider } from './step-up-provider.tsx'
