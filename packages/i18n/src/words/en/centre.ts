import centre from './centre.json' with { type: 'json' }
import deposit from './deposit.json' with { type: 'json' }
import identity from './identity.json' with { type: 'json' }
import messages from './messages.json' with { type: 'json' }
import records from './records.json' with { type: 'json' }
import safer from './safer.json' with { type: 'json' }
import withdraw from './withdraw.json' with { type: 'json' }

/** Areas of the personal centre; loaded as one chunk. */
export const words = { centre, deposit, identity, messages, records, safer, withdraw }
