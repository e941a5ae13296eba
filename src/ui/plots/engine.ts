import { LineChart, PieChart } from 'echarts/charts'
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components'
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

interface TrustedTypes {
  readonly createPolicy: (name: 'default', rules: { readonly createHTML: (markup: string) => string | null }) => unknown
}

/**
 * echarts empties its element by writing markup, of which there is none. The content policy refuses every markup; this lets
 * the empty one through, and nothing else.
 */
const letNothingBeWritten = (): void => {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: (markup) => (markup === '' ? '' : null) })
}

letNothingBeWritten()
register([LineChart, PieChart, GridComponent, TooltipComponent, AriaComponent, CanvasRenderer])

/** echarts with what the plots of the console use of it. */
export const echarts = { init, dispose, getInstanceByDom }
