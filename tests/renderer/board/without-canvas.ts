import { DOMAdapter } from 'pixi.js';
import { afterAll, beforeAll } from 'vitest';

/** Lets Pixi run in Happy DOM, which has no canvas: text sizes are estimated and nothing is drawn. */
export function withoutCanvas(): void {
  const adapter = DOMAdapter.get();
  const nothing = () => undefined;
  const stops = () => ({ addColorStop: nothing });
  const context = () => {
    const drawing = { font: '10px x', createLinearGradient: stops, createRadialGradient: stops };
    return new Proxy(drawing, {
      get(target, key) {
        if (key === 'measureText') return (text: string) => measured(text, target.font);
        return key in target ? target[key as keyof typeof target] : nothing;
      },
    });
  };
  beforeAll(() =>
    DOMAdapter.set({
      ...adapter,
      getCanvasRenderingContext2D: () => Object as never,
      createCanvas: (width = 1, height = 1) => ({ width, height, getContext: context }) as never,
    }),
  );
  afterAll(() => DOMAdapter.set(adapter));
}

function measured(text: string, font: string) {
  const size = Number(/(\d+(\.\d+)?)px/.exec(font)?.[1] ?? 10);
  const [actualBoundingBoxAscent, actualBoundingBoxDescent] = [size * 0.8, size * 0.25];
  const width = text.length * size * 0.46;
  return {
    width,
    actualBoundingBoxAscent,
    actualBoundingBoxDescent,
    actualBoundingBoxLeft: 0,
    actualBoundingBoxRight: width,
  };
}
