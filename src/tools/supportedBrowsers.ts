/**
 * The oldest supported versions (decision 0073), with the names of MDN's compatibility data: Safari 16.4, Firefox
 * ESR, and Chrome and Edge of the last two years.
 */
export const supportedBrowsers = {
  chrome: '131',
  edge: '131',
  firefox: '140',
  safari: '16.4',
  safari_ios: '16.4',
} as const

export type SupportedBrowser = keyof typeof supportedBrowsers

/** The same versions as a build target. Code and styles that they do not understand are translated. */
export const buildTarget = Object.entries(supportedBrowsers).map(([name, version]) =>
  name === 'safari_ios' ? `ios${version}` : `${name}${version}`,
)
