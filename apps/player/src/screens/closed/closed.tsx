import { useStatus } from '#features/status'
import { Maintenance } from './maintenance.tsx'
import { Restriction } from './restriction.tsx'

export function Closed() {
  const { data: status } = useStatus()
  if (!status) return null
  const { location, customerService } = status
  if (status.status === 1) return <Maintenance {...status} />
  return <Restriction location={location} customerService={customerService} />
}
