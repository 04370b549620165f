export { Carousel, type CarouselProps, type CarouselWords } from './Carousel.tsx';
export type { Slide } from './slides.ts';
