import type { PaletteName } from '@fairhouse/ui/art'
import type { Backdrop, Palette } from './palette.ts'

/** LIST of backdrops; a theme names one, and only that one is loaded. */
const backdrops: Readonly<Record<PaletteName, () => Promise<Backdrop>>> = {
  arena: async () => (await import('./backdrops/arena.ts')).arena,
  'blossom-garden': async () => (await import('./backdrops/blossom-garden.ts')).blossomGarden,
  'candy-hills': async () => (await import('./backdrops/candy-hills.ts')).candyHills,
  carnival: async () => (await import('./backdrops/carnival.ts')).carnival,
  castle: async () => (await import('./backdrops/castle.ts')).castle,
  'cloud-temple': async () => (await import('./backdrops/cloud-temple.ts')).cloudTemple,
  'crystal-cave': async () => (await import('./backdrops/crystal-cave.ts')).crystalCave,
  'deep-sea': async () => (await import('./backdrops/deep-sea.ts')).deepSea,
  dunes: async () => (await import('./backdrops/dunes.ts')).dunes,
  'golden-palace': async () => (await import('./backdrops/golden-palace.ts')).goldenPalace,
  'jade-night': async () => (await import('./backdrops/jade-night.ts')).jadeNight,
  jungle: async () => (await import('./backdrops/jungle.ts')).jungle,
  'lantern-market': async () => (await import('./backdrops/lantern-market.ts')).lanternMarket,
  library: async () => (await import('./backdrops/library.ts')).library,
  mesa: async () => (await import('./backdrops/mesa.ts')).mesa,
  'moonlit-forest': async () => (await import('./backdrops/moonlit-forest.ts')).moonlitForest,
  nebula: async () => (await import('./backdrops/nebula.ts')).nebula,
  'neon-city': async () => (await import('./backdrops/neon-city.ts')).neonCity,
  orchard: async () => (await import('./backdrops/orchard.ts')).orchard,
  'palm-bay': async () => (await import('./backdrops/palm-bay.ts')).palmBay,
  'pharaoh-hall': async () => (await import('./backdrops/pharaoh-hall.ts')).pharaohHall,
  reef: async () => (await import('./backdrops/reef.ts')).reef,
  'ship-deck': async () => (await import('./backdrops/ship-deck.ts')).shipDeck,
  'snow-peaks': async () => (await import('./backdrops/snow-peaks.ts')).snowPeaks,
  'storm-coast': async () => (await import('./backdrops/storm-coast.ts')).stormCoast,
  'synth-grid': async () => (await import('./backdrops/synth-grid.ts')).synthGrid,
  tavern: async () => (await import('./backdrops/tavern.ts')).tavern,
  theatre: async () => (await import('./backdrops/theatre.ts')).theatre,
  vault: async () => (await import('./backdrops/vault.ts')).vault,
  volcano: async () => (await import('./backdrops/volcano.ts')).volcano,
}

type Sizes = Palette['sizes']

/** Symbol sizes that suit the pictures of most themes. */
const usualSizes: Sizes = { high: 0.88, low: 0.78, special: 0.73 }
const ownSizes: Readonly<Record<string, Sizes>> = {
  'jade-night': { high: 0.86, low: 0.8, special: 0.72 },
  orchard: { high: 0.9, low: 0.78, special: 0.74 },
}

const isPalette = (name: string): name is PaletteName => Object.hasOwn(backdrops, name)

/** An unknown palette falls back to the orchard, so that the game is playable. */
export function paletteOf(name: string): Palette {
  return {
    loadBackdrop: isPalette(name) ? backdrops[name] : backdrops.orchard,
    sizes: ownSizes[name] ?? usualSizes,
  }
}
