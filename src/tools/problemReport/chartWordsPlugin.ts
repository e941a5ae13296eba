import type { Plugin } from 'vite'

const moduleName = 'virtual:chart-words'

/** Provides the words of all charts as a module. The console loads it when a person opens a problem report. */
export const chartWordsPlugin = (): Plugin => ({
  name: 'chart-words',
  resolveId: (id) => (id === moduleName ? `\0${id}` : undefined),
  async load(id) {
    if (id !== `\0${moduleName}`) return undefined
    // Only a build needs the test models.
    const [{ allChartWords }, { controlNames }, { allTestModels }] = await Promise.all([
      import('#tools/problemReport/chartWords.ts'),
      import('#tools/problemReport/controlNames.ts'),
      import('#tools/paths/allTestModels.ts'),
    ])
    const jsonModule = (name: string, value: unknown) =>
      `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})`
    return [
      jsonModule('chartWords', allChartWords(allTestModels)),
      jsonModule('controlNames', controlNames(allTestModels)),
    ].join('\n')
  },
})
