/** What happens until the first render. */
interface StartSteps {
  readonly startCharts: () => void
  readonly loadRenderer: () => Promise<unknown>
  readonly loadPage: () => Promise<void>
  readonly waitForSession: () => Promise<void>
  readonly waitForAnswers: () => Promise<void>
  readonly renderPage: () => Promise<void>
}

/**
 * Starts the console, one step after the other. If the page or what it waits for fails, the page renders anyway and says
 * so itself.
 * @throws the reason if nothing can be rendered
 */
export const runStartSteps = async (steps: StartSteps): Promise<void> => {
  steps.startCharts()
  await steps.loadRenderer()
  try {
    await steps.loadPage()
    await steps.waitForSession()
    await steps.waitForAnswers()
  } catch {
    // The page says it.
  }
  await steps.renderPage()
}
