export {
  call,
  callEncrypted,
  CallFailed,
  callForm,
  CallRefused,
  callRoute,
  onExpired,
  rememberStatus,
  sealText,
  setServerLanguage,
  type Sent,
  type Value,
} from '@fairhouse/browser/call'
