import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createChartServer } from '#tools/mcp/server.ts'

await createChartServer().connect(new StdioServerTransport())
