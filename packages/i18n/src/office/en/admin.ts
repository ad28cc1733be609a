import actions from './actions.json' with { type: 'json' }
import brands from './brands.json' with { type: 'json' }
import catalogue from './catalogue.json' with { type: 'json' }
import content from './content.json' with { type: 'json' }
import corrections from './corrections.json' with { type: 'json' }
import letters from './letters.json' with { type: 'json' }
import payments from './payments.json' with { type: 'json' }
import providers from './providers.json' with { type: 'json' }
import risk from './risk.json' with { type: 'json' }
import stops from './stops.json' with { type: 'json' }

/** Areas of pages that few staff open. */
export const words = {
  actions,
  brands,
  catalogue,
  content,
  corrections,
  letters,
  payments,
  providers,
  risk,
  stops,
}
