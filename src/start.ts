// oxlint-disable no-restricted-imports -- the composition root stands in no room
import { absolute, settings } from '#app/settings.ts'
import { pathOf } from '#domain/addresses.ts'
import { framesOf } from '#domain/frames.ts'
import { sections } from '#domain/sections.ts'
import { rangeOf } from '#domain/timeFrames.ts'
import { dashboardDocument, dashboardVariables } from '#services/dashboardCall.ts'
import { sendFirst } from '#services/firstCalls.ts'
import { readFramesText } from '#services/keptFrames.ts'
import { nextPaint } from '#ui/nextPaint.ts'
import { localStore } from '#services/storage.ts'
import { adminPrefix, prefixedStorage } from '#services/tokenStorage.ts'

/** Settled when a page that came complete is painted, and at once where there is none. */
const painted = async (): Promise<void> => {
  if (document.getElementById('root')?.dataset['prerendered']) await nextPaint()
}

/** The first calls of the dashboard are under way while its code still loads; they need nothing but the API key (§7). */
const askForFigures = (): void => {
  const frames = framesOf(location.search, readFramesText())
  const now = new Date()
  for (const section of sections)
    sendFirst(absolute(settings.VITE_GRAPHQL_ENDPOINT), settings.VITE_GRAPHQL_API_KEY, dashboardDocument, dashboardVariables(section, rangeOf(frames[section], now)))
}

const isAtDashboard = location.pathname.replace(/\/+$/, '') === pathOf('dashboard')
if (isAtDashboard && prefixedStorage(localStore, adminPrefix).holdsTokens()) askForFigures()

/** The console is compiled and run only after the first paint: with everything in the cache it would else come before it. */
void painted().then(() => import('./main.tsx'))
