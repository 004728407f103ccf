declare module 'bresenham' {
  /** All points of the line, ends included. */
  export default function bresenham(x0: number, y0: number, x1: number, y1: number): { x: number; y: number }[];
}
