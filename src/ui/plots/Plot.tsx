import type { EChartsType } from 'echarts/core'
import EChartsReactCore from 'echarts-for-react/esm/core'
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { drawnLines, estimatedLines, type LinePlot } from '#domain/dashboard/linePlot.ts'
import type { PlotData } from '#domain/dashboard/plots.ts'
import { donutOption } from '#ui/plots/donutOption.ts'
import { echarts } from '#ui/plots/engine.ts'
import { nextPaint } from '#ui/nextPaint.ts'
import { lineOption } from '#ui/plots/lineOption.ts'
import { colorScheme, type PlotColors, readPlotColors, subscribeToColorScheme } from '#ui/plots/plotColors.ts'
import css from '#ui/plots/Plot.module.css'
import { waitForDrawTurn } from '#ui/plots/drawQueue.ts'
import { plotSummary } from '#ui/plots/plotText.ts'

export interface PlotProps {
  plot: PlotData
  /** The index of the highlighted day, or null. */
  day?: number | null
  /** The pointer is on a day, or pressed it. */
  onDay?: (day: number) => void
}

const fill = { width: '100%', height: '100%' }

/** A plot that fills its container. Its summary is its accessible name. */
export function Plot({ plot, day = null, onDay }: PlotProps) {
  const palette = usePlotColors()
  const option = useMemo(() => optionOf(plot, palette), [plot, palette])
  const { isTurn, endTurn } = useTurn()
  const pixelRatio = usePixelRatio()
  const [chart, setChart] = useState<EChartsType | null>(null)
  const show = async (ready: EChartsType) => {
    await nextPaint()
    setChart(ready)
    await nextPaint()
    endTurn()
  }
  useSize(chart)
  useHighlightedDay(chart, plot, day)
  usePointer(chart, onDay)
  return (
    <div className={css.plot}>
      {isTurn && (
        <EChartsReactCore
          key={pixelRatio}
          echarts={echarts}
          opts={{ devicePixelRatio: pixelRatio }}
          option={chart ? option : frameOf(option)}
          notMerge
          lazyUpdate={chart === null}
          autoResize={false}
          style={fill}
          className={css.canvas ?? ''}
          onChartReady={(ready) => void show(ready)}
        />
      )}
    </div>
  )
}

/** The colours of the current theme. Another theme renders the plot again. */
const usePlotColors = (): PlotColors => {
  const scheme = useSyncExternalStore(subscribeToColorScheme, colorScheme)
  const [colors, setColors] = useState(() => ({ scheme, palette: readPlotColors() }))
  if (colors.scheme === scheme) return colors.palette
  const changed = { scheme, palette: readPlotColors() }
  setColors(changed)
  return changed.palette
}

/** The pixels of a point. It changes with the zoom and with the screen, and echarts keeps that of its first plot. */
const usePixelRatio = (): number => {
  const [ratio, setRatio] = useState(() => devicePixelRatio)
  useEffect(() => {
    const query = matchMedia(`(resolution: ${ratio}dppx)`)
    const update = () => setRatio(devicePixelRatio)
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [ratio])
  return ratio
}

const optionOf = (plot: PlotData, palette: PlotColors) =>
  plot.kind === 'donut' ? donutOption(plot, palette, plotSummary(plot)) : lineOption(plot, palette, plotSummary(plot))

/** The plot without its lines. They are drawn in a second task, because the first plot of a page takes long. */
const frameOf = (option: ReturnType<typeof optionOf>) => ({ ...option, series: [], media: [] })

/** Waits until the plots before this one are drawn. */
const useTurn = () => {
  const [endTurn, setEndTurn] = useState<(() => void) | null>(null)
  useEffect(() => {
    let end: (() => void) | undefined
    let isUnmounted = false
    void waitForDrawTurn().then((endThisTurn) => {
      if (isUnmounted) return endThisTurn()
      end = endThisTurn
      return setEndTurn(() => endThisTurn)
    })
    return () => {
      isUnmounted = true
      end?.()
    }
  }, [])
  return { isTurn: endTurn !== null, endTurn: () => endTurn?.() }
}

/** Whether the chart has the size of its container. A disposed chart has no size. */
const fits = (chart: EChartsType): boolean =>
  chart.isDisposed() ||
  (chart.getWidth() === chart.getDom().clientWidth && chart.getHeight() === chart.getDom().clientHeight)

/** Resizes the chart with its container. If several plots change their size, each waits for its turn. */
const useSize = (chart: EChartsType | null): void => {
  useEffect(() => {
    if (!chart || chart.isDisposed()) return
    let isDue = false
    const resize = async () => {
      if (isDue || fits(chart)) return
      isDue = true
      const endTurn = await waitForDrawTurn()
      isDue = false
      if (!fits(chart)) chart.resize({ width: 'auto', height: 'auto' })
      await nextPaint()
      endTurn()
    }
    const observer = new ResizeObserver(() => void resize())
    observer.observe(chart.getDom())
    // The browser prints what is drawn when this listener returns. No observer reports the size on paper.
    const resizeForPaper = () => {
      if (chart.isDisposed()) return
      chart.resize({ width: 'auto', height: 'auto' })
      chart.getZr().flush()
    }
    const paper = matchMedia('print')
    paper.addEventListener('change', resizeForPaper)
    return () => {
      observer.disconnect()
      paper.removeEventListener('change', resizeForPaper)
    }
  }, [chart])
}

/** The index of a series that has a value on this day. The synthetic series come first. */
const seriesAt = (plot: LinePlot, day: number): number => {
  const estimated = estimatedLines(plot).length
  const counted = drawnLines(plot).findIndex(({ isCounted }) => isCounted)
  if (counted >= 0) return estimated + counted
  return plot.days[day]?.source === 'synthetic' ? 0 : estimated
}

const useHighlightedDay = (chart: EChartsType | null, plot: PlotData, day: number | null): void => {
  useEffect(() => {
    if (!chart || chart.isDisposed() || plot.kind === 'donut') return
    if (day === null) chart.dispatchAction({ type: 'hideTip' })
    else chart.dispatchAction({ type: 'showTip', seriesIndex: seriesAt(plot, day), dataIndex: day })
  }, [chart, plot, day])
}

/** The day below the pointer is the chosen one. */
const usePointer = (chart: EChartsType | null, onDay: ((day: number) => void) | undefined): void => {
  const lastDay = useRef<number | null>(null)
  const point = useEffectEvent(({ offsetX, offsetY }: { offsetX: number; offsetY: number }) => {
    if (!chart?.containPixel('grid', [offsetX, offsetY])) return
    const day = Number(chart.convertFromPixel({ xAxisIndex: 0 }, offsetX))
    if (day === lastDay.current) return
    lastDay.current = day
    onDay?.(day)
  })
  useEffect(() => {
    if (!chart || chart.isDisposed()) return
    const onPoint = (event: { offsetX: number; offsetY: number }) => point(event)
    for (const type of ['mousemove', 'click']) chart.getZr().on(type, onPoint)
    return () => {
      for (const type of ['mousemove', 'click']) if (!chart.isDisposed()) chart.getZr().off(type, onPoint)
    }
  }, [chart])
}
