/** The zone of this device: days begin, and clocks are read, where the player is. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
