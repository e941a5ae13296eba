import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import * as z from 'zod'
import { ask, project } from '#tools/mcp/ask.ts'
import { judge } from '#tools/mcp/proposal.ts'

const chart = z.string().describe('AREA/FLOW, such as auth/verify, or only FLOW')

const answerOf = async (text: Promise<string>) => ({ content: [{ type: 'text' as const, text: await text }] })

/** The charts for programs that speak the Model Context Protocol. Nothing that it does changes the checkout. */
export const createChartServer = (): McpServer => {
  const server = new McpServer({ name: 'charts', version: '1.0.0' })
  const annotations = { readOnlyHint: true }
  server.registerTool('charts', { description: 'All charts, with what each one does', annotations }, () =>
    answerOf(ask(project, 'charts')),
  )
  server.registerTool(
    'chart',
    { description: 'The states and transitions of a chart, as text', inputSchema: { chart }, annotations },
    ({ chart: name }) => answerOf(ask(project, 'chart', name)),
  )
  server.registerTool(
    'paths',
    { description: 'The test paths of a chart, with what the page shows', inputSchema: { chart }, annotations },
    ({ chart: name }) => answerOf(ask(project, 'paths', name)),
  )
  server.registerTool(
    'comments',
    {
      description: 'The open comments on a chart, or on all charts',
      inputSchema: { chart: chart.optional() },
      annotations,
    },
    ({ chart: name }) => answerOf(ask(project, 'comments', name)),
  )
  server.registerTool(
    'report',
    {
      description: 'Follows a problem report on the charts, and says where they do something else',
      inputSchema: { report: z.string().describe('The text of the downloaded file') },
      annotations,
    },
    ({ report }) => answerOf(ask(project, 'replay', '', report)),
  )
  server.registerTool(
    'propose',
    {
      description:
        'Takes a changed file of a chart, and says what changes for people, which approved paths differ, and which ' +
        'mistakes would go unnoticed. It writes nothing. The code runs, as in a test.',
      inputSchema: {
        chart,
        file: z.string().describe('The file that changes, such as machines/auth/verify.machine.ts'),
        code: z.string().describe('The whole new text of the file'),
      },
      annotations,
    },
    (proposal) => answerOf(judge(proposal)),
  )
  return server
}
