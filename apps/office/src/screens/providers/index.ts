export { EditProvider } from './edit-provider.tsx'
export { ProviderList } from './provider-list.tsx'
