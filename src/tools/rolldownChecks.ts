/** The warnings of a build. A slow machine would read which plugin took long as an error. */
export const rolldownChecks = { pluginTimings: false } as const
