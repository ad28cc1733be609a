export {
  call,
  callEncrypted,
  CallFailed,
  callForm,
  CallRefused,
  callRoute,
  onExpired,
  rememberStatus,
  sealed,
  speakToServer,
  type Sent,
  type Value,
} from '@fairhouse/browser/call'
