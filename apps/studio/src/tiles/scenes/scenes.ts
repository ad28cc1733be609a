import type { Scene } from '../scene.ts'
import { arches, curtains, grid, hall, harlequin, skyline } from './built.ts'
import { clouds, flames, nebula, shards, underwater } from './deep.ts'
import { dunes, firs, hills, leaves, mountains, waves } from './land.ts'
import { bokeh, facets, rays, rings, swirl } from './light.ts'

type Scenes = readonly [Scene, ...Scene[]]

/** LIST of scenes by palette. */
const byPalette: Readonly<Record<string, Scenes>> = {
  orchard: [hills, rays, leaves, clouds, bokeh],
  'jade-night': [mountains, rings, arches, waves, bokeh],
  arena: [arches, hall, rays, dunes, flames],
  'blossom-garden': [hills, bokeh, leaves, clouds, arches],
  'candy-hills': [swirl, hills, bokeh, harlequin, clouds],
  carnival: [harlequin, swirl, bokeh, rays, curtains],
  castle: [arches, mountains, hall, rings, bokeh],
  'cloud-temple': [clouds, hall, mountains, rays, arches],
  'crystal-cave': [shards, facets, rings, bokeh],
  'deep-sea': [underwater, waves, rings, bokeh],
  dunes: [dunes, rays, mountains, arches],
  'golden-palace': [hall, arches, rays, harlequin, bokeh],
  jungle: [leaves, mountains, rays, hills, arches],
  'lantern-market': [bokeh, arches, skyline, rings, mountains],
  library: [arches, hall, bokeh, rings],
  mesa: [dunes, mountains, rays, clouds],
  'moonlit-forest': [firs, mountains, leaves, bokeh, rings],
  nebula: [nebula, rings, facets, bokeh],
  'neon-city': [skyline, grid, facets, bokeh, rings],
  'palm-bay': [waves, hills, rays, clouds, leaves],
  'pharaoh-hall': [hall, dunes, rays, arches],
  reef: [underwater, waves, bokeh, leaves],
  'ship-deck': [waves, clouds, rays, mountains],
  'snow-peaks': [firs, mountains, facets, shards],
  'storm-coast': [waves, clouds, mountains, rings],
  'synth-grid': [grid, skyline, facets, swirl],
  tavern: [arches, bokeh, rays, hall],
  theatre: [curtains, rays, harlequin, bokeh],
  vault: [rings, facets, hall, rays, shards],
  volcano: [flames, mountains, rays, shards],
}

const defaultScenes: Scenes = [
  rays,
  swirl,
  bokeh,
  rings,
  facets,
  mountains,
  waves,
  arches,
  hall,
  curtains,
  shards,
]

export const scenesOf = (palette: string): Scenes => byPalette[palette] ?? defaultScenes
