// oxlint-disable no-restricted-imports -- the composition root stands in no room
import { absolute, settings } from '#app/settings.ts'
import { pathOf } from '#domain/addresses.ts'
import { sections } from '#domain/sections.ts'
import { defaultTimeFrame, rangeOf } from '#domain/timeFrames.ts'
import { dashboardDocument, dashboardVariables } from '#services/dashboardCall.ts'
import { sendFirst } from '#services/firstCalls.ts'
import { localStore } from '#services/storage.ts'
import { adminPrefix, prefixedStorage } from '#services/tokenStorage.ts'

/** Settled when a page that came complete is painted, and at once where there is none or where nothing is painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const isComplete = Boolean(document.getElementById('root')?.dataset['prerendered'])
    if (!isComplete || document.visibilityState === 'hidden') resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })

/** The first calls of the dashboard are under way while its code still loads; they need nothing but the API key (§7). */
const askForFigures = (): void => {
  const range = rangeOf(defaultTimeFrame, new Date())
  for (const section of sections)
    sendFirst(absolute(settings.VITE_GRAPHQL_ENDPOINT), settings.VITE_GRAPHQL_API_KEY, dashboardDocument, dashboardVariables(section, range))
}

const isAtDashboard = location.pathname.replace(/\/+$/, '') === pathOf('dashboard')
if (isAtDashboard && prefixedStorage(localStore, adminPrefix).holdsTokens()) askForFigures()

/** The console is compiled and run only after the first paint: with everything in the cache it would else come before it. */
void painted().then(() => import('./main.tsx'))
