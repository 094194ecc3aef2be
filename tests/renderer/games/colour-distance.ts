/** Normal vision, and three kinds of colour blindness. */
export const EYES = ['usual', 'protan', 'deutan', 'tritan'] as const;
type Eye = (typeof EYES)[number];
type Triple = readonly [number, number, number];

/** Matrices for linear RGB as seen without one type of cone (Machado, Oliveira and Fernandes 2009). */
const SEEN: Readonly<Record<Eye, readonly Triple[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Returns the CIEDE2000 distance of two colours as seen with one kind of vision. */
export function distance(a: number, b: number, eye: Eye): number {
  return ciede2000(labOf(a, eye), labOf(b, eye));
}

function labOf(colour: number, eye: Eye): Triple {
  const linear = [16, 8, 0].map((shift) => {
    const share = ((colour >> shift) & 255) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [r, g, b] = SEEN[eye].map((row) =>
    Math.min(1, Math.max(0, row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])),
  );
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Formula by Sharma, Wu and Dalal 2005. */
function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const rad = Math.PI / 180;
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const polar = (a: number, b: number) => {
    const stretched = (1 + g) * a;
    return { c: Math.hypot(stretched, b), h: (Math.atan2(b, stretched) / rad + 360) % 360 };
  };
  const [p, q] = [polar(a1, b1), polar(a2, b2)];
  const turn = q.h - p.h;
  const dh = turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
  const hue = Math.abs(turn) <= 180 ? (p.h + q.h) / 2 : ((p.h + q.h + 360) / 2) % 360;
  const [light, chroma] = [(l1 + l2) / 2, (p.c + q.c) / 2];
  const t =
    1 -
    0.17 * Math.cos((hue - 30) * rad) +
    0.24 * Math.cos(2 * hue * rad) +
    0.32 * Math.cos((3 * hue + 6) * rad) -
    0.2 * Math.cos((4 * hue - 63) * rad);
  const dl = (l2 - l1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2));
  const dc = (q.c - p.c) / (1 + 0.045 * chroma);
  const dH = (2 * Math.sqrt(p.c * q.c) * Math.sin((dh / 2) * rad)) / (1 + 0.015 * chroma * t);
  const swing = 60 * Math.exp(-(((hue - 275) / 25) ** 2)) * rad;
  const r = -2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) * Math.sin(swing);
  return Math.sqrt(dl ** 2 + dc ** 2 + dH ** 2 + r * dc * dH);
}
