import {
  type ActiveElement,
  BarElement,
  CategoryScale,
  type ChartOptions,
  Chart as Charts,
  LinearScale,
  Tooltip,
} from 'chart.js'
import { useRef } from 'react'
import { Bar } from 'react-chartjs-2'
import styles from './BarChart.module.css'
import { Swatch } from './Swatch.tsx'
import { type CanvasStyle, useCanvasStyle } from './useCanvasStyle.ts'

Charts.register(BarElement, CategoryScale, LinearScale, Tooltip)

/**
 * Stacked bars in the available width, without animation. Show its content in a table too (`FigureTable`),
 * because a canvas is not accessible to screen readers and keyboards.
 */
export function BarChart(props: BarChartProps) {
  const { label, bars, series, horizontal = false, folded = false, format, onPick } = props
  const frame = useRef<HTMLDivElement>(null)
  const look = useCanvasStyle(frame, series.length)
  return (
    <div className={styles.chart}>
      {series.length > 1 && (
        <ul className={styles.legend} aria-hidden="true">
          {series.map((part, at) => (
            <li key={part.label}>
              <Swatch series={at}>{part.label}</Swatch>
            </li>
          ))}
        </ul>
      )}
      <div
        ref={frame}
        className={styles.frame}
        style={horizontal ? { blockSize: `${bars.length * 1.75 + 2.5}rem` } : undefined}
      >
        {look && (
          <Bar
            role="img"
            aria-label={`${label}, chart. The ${folded ? 'button below shows the same data as a table' : 'table below has the same data'}.`}
            data={{
              labels: bars.map(bar => bar.label),
              datasets: series.map((part, at) => ({
                label: part.label,
                data: bars.map(bar => bar.values[at] ?? 0),
                backgroundColor: look.series[at],
                hoverBackgroundColor: look.series[at],
                borderColor: look.surface,
                hoverBorderColor: look.text,
                borderWidth: 1,
                borderSkipped: false,
                maxBarThickness: horizontal ? 20 : 48,
              })),
            }}
            options={optionsOf({ look, horizontal, format, onPick })}
          />
        )}
      </div>
    </div>
  )
}

function optionsOf({ look, horizontal, format, onPick }: Drawn): ChartOptions<'bar'> {
  const ticks = { color: look.muted, font: look.font }
  const names = {
    stacked: true,
    grid: { display: false },
    border: { color: look.hairline },
    ticks: { ...ticks, autoSkip: false, callback: shortened },
    ...(horizontal && look.rightToLeft && { position: 'right' as const }),
    ...(!horizontal && look.rightToLeft && { reverse: true }),
  }
  const numbers = {
    stacked: true,
    grid: { color: look.hairline },
    border: { display: false },
    ticks: {
      ...ticks,
      maxTicksLimit: 7,
      callback: (value: string | number) => compact.format(Number(value)),
    },
    ...(horizontal && look.rightToLeft && { reverse: true }),
    ...(!horizontal && look.rightToLeft && { position: 'right' as const }),
  }
  return {
    indexAxis: horizontal ? 'y' : 'x',
    responsive: true,
    maintainAspectRatio: false,
    animation: false,
    scales: horizontal ? { y: names, x: numbers } : { x: names, y: numbers },
    interaction: { mode: 'nearest', intersect: true },
    plugins: {
      tooltip: {
        rtl: look.rightToLeft,
        backgroundColor: look.text,
        titleColor: look.surface,
        bodyColor: look.surface,
        titleFont: { ...look.font, weight: 600 },
        bodyFont: look.font,
        cornerRadius: 6,
        padding: 8,
        displayColors: false,
        callbacks: {
          title: ([item]) => (item ? isolated(item.label) : ''),
          label: ({ dataIndex, dataset, raw }) =>
            `${dataset.label ?? ''}: ${isolated(format(Number(raw), dataIndex))}`,
        },
      },
    },
    onHover: ({ native }, elements) => {
      const canvas = native?.target
      if (canvas instanceof HTMLElement)
        canvas.style.cursor = onPick && elements.length > 0 ? 'pointer' : 'default'
    },
    onClick: (_event, [picked]: ActiveElement[]) => {
      if (picked) onPick?.(picked.index, picked.datasetIndex)
    },
  }
}

/** Truncates a long name at its end; the table has all of it. */
function shortened(this: { getLabelForValue(value: number): string }, value: string | number): string {
  const name = this.getLabelForValue(Number(value))
  return isolated(name.length > 26 ? `${name.slice(0, 25)}…` : name)
}

/** A canvas has no `bdi`: isolates a text with its own direction by control characters. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

interface Drawn extends Pick<BarChartProps, 'format' | 'onPick'> {
  look: CanvasStyle
  horizontal: boolean
}

export interface BarChartProps {
  /** Accessible name of the chart. */
  label: string
  bars: readonly {
    label: string
    /** In the order of the series; undefined: no number. */
    values: readonly (number | undefined)[]
  }[]
  /** The parts of a bar from its start, five at most. */
  series: readonly { label: string }[]
  /** Horizontal bars. Default false. */
  horizontal?: boolean | undefined
  /** Its table is behind a button. Default false. */
  folded?: boolean | undefined
  /** Formats a number of a bar. */
  format: (value: number, bar: number) => string
  /** A part of a bar was clicked. Absent: bars are not clickable. */
  onPick?: ((bar: number, part: number) => void) | undefined
}
