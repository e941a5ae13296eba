import * as z from 'zod/mini'
import { fromPromise } from 'xstate'
import { type AllReviewComments, allReviewCommentsSchema, reviewsPath } from '#domain/app/reviewComments.ts'
import type { ChartData } from '#tools/atlas/chartData.ts'
import { reviewSchema } from '#tools/atlas/review/review.ts'
import { atlasMachine, type LoadedPage } from '#tools/atlas/site/charts/atlas.machine.ts'
import { type ChartEdit, commentsMachine, type LoadedComments } from '#tools/atlas/site/charts/comments.machine.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'

const fetchChart = async (id: string): Promise<ChartData> => {
  const response = await fetch(`charts/${id}.json`)
  if (!response.ok) throw new Error(`The atlas has no chart ${id}.`)
  return (await response.json()) as ChartData
}

const loadChart = async (chart: string): Promise<LoadedPage | null> => {
  const testModel = allTestModels.find(({ id }) => id === chart)
  return testModel ? { open: { testModel, data: await fetchChart(chart) } } : null
}

/** The comments of the local stack, or those that an exported atlas contains. */
const loadComments = async (): Promise<LoadedComments> => {
  // Only the local stack serves the atlas here.
  const response = location.pathname.startsWith('/atlas/') && (await fetch(reviewsPath, { cache: 'no-store' }))
  const current = response && z.nullable(allReviewCommentsSchema).parse(await response.json())
  if (current) return { comments: current, canWrite: true }
  const file = await fetch('comments.json')
  return { comments: allReviewCommentsSchema.parse(await file.json()), canWrite: false }
}

const saveEdit = async ({ chart, edit }: ChartEdit): Promise<AllReviewComments> => {
  const response = await fetch(`${reviewsPath}?chart=${chart}`, { method: 'POST', body: JSON.stringify(edit) })
  if (!response.ok) throw new Error(`The comment was not saved: ${response.status}`)
  return allReviewCommentsSchema.parse(await response.json())
}

const comments = commentsMachine.provide({
  actors: {
    loadComments: fromPromise(loadComments),
    saveEdit: fromPromise(({ input }) => saveEdit(input)),
  },
})

const loadReview = async (): Promise<LoadedPage | null> => {
  const response = await fetch('review/review.json', { cache: 'no-store' })
  const review = z.nullable(reviewSchema).parse(await response.json())
  return review && { review }
}

/** The atlas machine with its actor implementations. */
export const providedAtlasMachine = atlasMachine.provide({
  actors: {
    loadPage: fromPromise(({ input: { route } }) => (route.page === 'chart' ? loadChart(route.chart) : loadReview())),
    comments,
  },
})
