export {
  forgetSession,
  mirror,
  readLocal,
  readSession,
  writeLocal,
  writeSession,
} from '@fairhouse/browser/storage'
