/** The zone of this device: days begin, and clocks are read, where its owner is. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
